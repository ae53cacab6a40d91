import { createContext, useContext } from 'react';

/** Whether the form may be written at all, and whether its inputs take anything right now. */
export interface FormLock {
  isLocked: boolean;
  isDisabled: boolean;
}

export const FormLockContext = createContext<FormLock>({ isLocked: true, isDisabled: true });

/** The lock of the section that the component stands in. */
export function useFormLock(): FormLock {
  return useContext(FormLockContext);
}
