/** Focuses the control, and shows its error, which is rendered after the press and is below the control. */
export function focusInvalid(control: HTMLElement | null): void {
  control?.focus();
  requestAnimationFrame(() => control?.closest('.field')?.scrollIntoView?.({ block: 'nearest' }));
}
