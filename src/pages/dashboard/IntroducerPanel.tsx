import { paths } from '../../config/paths.ts';

/** What an introducer does here: hand the registration address to trainees and vendors. */
export function IntroducerPanel() {
  const address = `${window.location.origin}${paths.register}`;
  return (
    <section className="panel">
      <h2>Bring people on board</h2>
      <p>
        Trainees and vendors register at <a href={address}>{address}</a> and name you, with your work e-mail
        address, as their introducer.
      </p>
    </section>
  );
}
