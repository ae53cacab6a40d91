type UploadState = 'running' | 'paused' | 'canceled' | 'success' | 'error';

export interface UploadProgress {
  state: UploadState;
  bytesTransferred: number;
  totalBytes: number;
}

/** `done` resolves with the download link, or rejects with an AppError ('storage/canceled' after cancel). */
export interface Upload {
  pause: () => void;
  resume: () => void;
  cancel: () => void;
  /** What blocks an upload that does not move; undefined when nothing does, or the connection is lost. */
  whyStalled: () => Promise<string | undefined>;
  done: Promise<string>;
}
