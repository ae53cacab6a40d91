import { StoredPreview } from './StoredPreview.tsx';

/** One file of the person: shown in the page, and always to be had in a tab of its own. */
export function FilePreview({ label, link }: { label: string; link: string }) {
  return (
    <figure className="review-file">
      <figcaption>
        <span>{label}</span>
        {link && (
          <a href={link} target="_blank" rel="noopener noreferrer">
            Open<span className="visually-hidden"> {label}</span> in a new tab
          </a>
        )}
      </figcaption>
      {link ? (
        <StoredPreview key={link} label={label} link={link} />
      ) : (
        <p className="review-nothing">Not uploaded</p>
      )}
    </figure>
  );
}
