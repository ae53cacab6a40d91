import { Fragment, type RefObject, useCallback, useState } from 'react';
import Button from 'react-bootstrap/Button';
import FormCheck from 'react-bootstrap/FormCheck';
import Modal from 'react-bootstrap/Modal';
import { useShortcuts } from '../../evidence/useShortcuts.ts';
import { ModalDialog } from '../../ui/dialogs/ModalDialog.tsx';
import { focusSection, sectionInView, sectionsOf } from './useSectionInView.ts';

const KEYS: Record<string, string> = {
  j: 'Next section',
  k: 'Previous section',
  n: 'Next person',
  p: 'Previous person',
  v: 'Validate all',
  s: 'Send for approval; again to send at once',
  u: 'Undo the sending, within five seconds',
  q: 'Raise a query on the section in view',
  t: 'Take the person, or give them back',
  '?': 'Show this list',
};

/**
 * Presses the button that a reviewer would click, so a key does nothing while that button is disabled or
 * absent.
 */
function press(review: HTMLElement, key: string): void {
  const section = sectionInView(review);
  if (key === 'j' || key === 'k') {
    const sections = sectionsOf(review);
    const at = section ? sections.indexOf(section) : -1;
    // The first key goes to the first section.
    const isThere = section?.contains(document.activeElement);
    const target = sections[key === 'k' ? at - 1 : isThere ? at + 1 : at];
    if (target) focusSection(target);
    return;
  }
  const within = key === 'q' ? section : review;
  within?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
}

export function ReviewKeys({ review }: { review: RefObject<HTMLElement | null> }) {
  const [isListed, setListed] = useState(false);
  const actionOf = useCallback(
    (typed: string) => {
      const key = typed.toLowerCase();
      const { current } = review;
      return current && key in KEYS ? () => press(current, key) : undefined;
    },
    [review],
  );
  const { isOn, turn } = useShortcuts(actionOf);
  return (
    <>
      <Button
        variant="outline-secondary"
        size="sm"
        className="review-keys"
        aria-keyshortcuts="?"
        aria-label="Keyboard shortcuts"
        onClick={() => setListed(true)}
      >
        ?
      </Button>
      <ModalDialog isOpen={isListed} title="Keyboard shortcuts" onClose={() => setListed(false)}>
        <Modal.Body>
          <FormCheck
            type="switch"
            id="review-keys"
            label="Use keyboard shortcuts"
            checked={isOn}
            onChange={({ target }) => turn(target.checked)}
          />
          <dl className="detail-list mt-3">
            {Object.entries(KEYS).map(([key, meaning]) => (
              <Fragment key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </Fragment>
            ))}
          </dl>
        </Modal.Body>
        <Modal.Footer>
          <Button onClick={() => setListed(false)}>Close</Button>
        </Modal.Footer>
      </ModalDialog>
    </>
  );
}
