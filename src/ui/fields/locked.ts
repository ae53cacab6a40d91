import { createContext, type ElementType, useContext } from 'react';

/** Whether the fields of a form can only be read, such as after its submission. */
export const LockedContext = createContext(false);

export const useIsLocked = () => useContext(LockedContext);

export const NOT_GIVEN = 'Not given';

/** A text area, because it shows a long text as a whole. */
export const READ_ONLY = {
  as: 'textarea' as ElementType,
  rows: 1,
  plaintext: true,
  readOnly: true,
  placeholder: NOT_GIVEN,
};
