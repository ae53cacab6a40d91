/** A build, and the development server, replace it by the address of the folder of scripts/build/hintData.ts. */
export const HINTS_FOLDER: string = '/hints';
