import { loadPart } from '../firebase/loadPart.ts';

/** Most visits store no file, so the file service's code is loaded with the first one. @throws AppError */
export const loadFileService = () => loadPart(() => import('./storageService.ts'));
