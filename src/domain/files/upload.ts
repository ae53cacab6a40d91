/** The states of an upload. */
type UploadState = 'running' | 'paused' | 'canceled' | 'success' | 'error';

/** How far an upload is; sizes in bytes. */
export interface UploadProgress {
  state: UploadState;
  bytesTransferred: number;
  totalBytes: number;
}

/** A running upload. `done` resolves with the download link, or rejects with an AppError ('storage/canceled' after cancel). */
export interface Upload {
  pause: () => void;
  resume: () => void;
  cancel: () => void;
  done: Promise<string>;
}
