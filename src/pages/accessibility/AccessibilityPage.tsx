import Card from 'react-bootstrap/Card';
import { privacy } from '../../config/portal.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { STORED } from '../../ui/stored.ts';

const TESTED = [
  'Every screen, in each of its states, with the axe rules for WCAG 2.2 A and AA, wide and on a phone, light and dark.',
  'Every screen at 320 pixels, which is a zoom of 400 % on a wide screen: nothing has to be scrolled sideways but wide tables.',
  'From the login to submitted bank details with the keyboard alone, with the menus.',
];

const NOT_WORKING = [
  'Nobody has tested the portal with a screen reader yet, and the tests ran in Chromium only.',
  'All texts are in English.',
  'Files that people upload are shown as they are: a photo of a card has no text for a screen reader.',
  'A PDF is shown by the viewer of your browser, which we cannot change.',
  'A signature that is drawn needs a mouse, a pen or a finger. A typed name or a photo serves as well.',
];

const OTHER_WAYS = [
  'Signature: type your name in place of drawing it, or upload a photo.',
  'Photo of a card: upload a file from your computer, paste it, or drop it.',
  'Aadhar card: cover the digits with the arrow keys, or before you take the photo.',
  'Any form: write to us, and we help you to fill it in.',
];

/** A page outside the layouts, for people with and without an account. */
export function AccessibilityPage() {
  return (
    <div className="entry">
      <div className="entry-form">
        <Card body className="registration">
          <PageHeading title="Accessibility">
            The portal is meant for everybody. This is how it was tested, what does not work yet, and whom to
            write to.
          </PageHeading>
          <List title="What was tested" items={TESTED} />
          <List title="What does not work yet" items={NOT_WORKING} />
          <List title="Other ways" items={OTHER_WAYS} />
          <h2 className="h6">Write to us</h2>
          <p className="mb-0">
            If something stops you, write to{' '}
            <a href={`mailto:${privacy.contact}`} {...STORED}>
              {privacy.contact}
            </a>
            : which page, what you tried, and what you use, such as a screen reader or a keyboard alone.
          </p>
        </Card>
      </div>
    </div>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h2 className="h6">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
