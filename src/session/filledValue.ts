/** Fields that a browser or a password manager fills in, often without an event. */
const FILLABLE = 'input[autocomplete]:not([autocomplete="off"], [readonly])';

export function fillableInputs(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(FILLABLE)];
}

/** What the field with this `autocomplete` shows; undefined without such a field. */
export function filledValue(form: HTMLFormElement, autoComplete: string): string | undefined {
  // Firefox answers with an empty property for what it does not know, such as one-time-code.
  return fillableInputs(form).find((input) => input.getAttribute('autocomplete') === autoComplete)?.value;
}
