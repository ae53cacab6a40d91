import { loadPart } from '../firebase/loadPart.ts';

/** Loads the file service's code with the first file, because most visits store none. @throws AppError */
export const loadFileService = () => loadPart(() => import('./storageService.ts'));
