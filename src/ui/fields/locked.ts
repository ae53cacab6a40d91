import { createContext, type ElementType, useContext } from 'react';

/** Whether the fields of a form are read-only, for example after its submission. */
export const LockedContext = createContext(false);

export const useIsLocked = () => useContext(LockedContext);

export const NOT_GIVEN = 'Not given';

/** A text area, because it shows long text in full. */
export const READ_ONLY = {
  as: 'textarea' as ElementType,
  rows: 1,
  plaintext: true,
  readOnly: true,
  placeholder: NOT_GIVEN,
};
