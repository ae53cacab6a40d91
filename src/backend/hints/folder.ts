/**
 * The build and the development server replace this value by the address of the folder that scripts/build/hintData.ts
 * writes.
 */
export const HINTS_FOLDER: string = '/hints';
