import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadErrorMessage } from './uploadErrors.ts';

/** How far an upload is; sizes in bytes. */
export interface UploadProgress {
  state: 'running' | 'paused' | 'canceled' | 'success' | 'error';
  bytesTransferred: number;
  totalBytes: number;
}

/** A running upload; `done` rejects when it fails or is cancelled. */
export interface UploadHandle {
  pause: () => void;
  resume: () => void;
  cancel: () => void;
  done: Promise<unknown>;
}

/** What a look at a file before its upload says: an error refuses it, a notice does not. */
export interface FileVerdict {
  error?: string | undefined;
  notice?: string | undefined;
}

/** What the person sees of an upload; `percent` is 0 to 100. */
export interface UploadView {
  phase: 'idle' | 'checking' | 'running' | 'paused' | 'failed';
  fileName: string;
  percent: number;
  error?: string | undefined;
  notice?: string | undefined;
}

export interface UseUploadOptions {
  check: (file: File) => Promise<FileVerdict>;
  start: (file: File, onProgress: (progress: UploadProgress) => void) => UploadHandle;
  onUploaded?: (() => void) | undefined;
}

const IDLE: UploadView = { phase: 'idle', fileName: '', percent: 0 };

function percentOf({ bytesTransferred, totalBytes }: UploadProgress): number {
  return totalBytes > 0 ? Math.round((bytesTransferred / totalBytes) * 100) : 0;
}

function isCancellation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'storage/canceled';
}

/** Runs one upload at a time: check, progress, pause, resume, cancel, and a retry with the same file after a failure. */
export function useUpload({ check, start, onUploaded }: UseUploadOptions) {
  const [view, setView] = useState<UploadView>(IDLE);
  const handle = useRef<UploadHandle | null>(null);
  const lastFile = useRef<File | null>(null);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const upload = useCallback(
    async (file: File) => {
      if (handle.current) return;
      const show = (change: Partial<UploadView>) => {
        if (isMounted.current) setView((before) => ({ ...before, ...change }));
      };
      lastFile.current = file;
      setView({ phase: 'checking', fileName: file.name, percent: 0 });
      try {
        const verdict = await check(file);
        if (verdict.error) {
          lastFile.current = null;
          show({ phase: 'failed', error: verdict.error });
          return;
        }
        show({ phase: 'running', notice: verdict.notice });
        handle.current = start(file, (progress) => {
          if (progress.state === 'running' || progress.state === 'paused') {
            show({ phase: progress.state, percent: percentOf(progress) });
          }
        });
        await handle.current.done;
        show({ phase: 'idle', percent: 100, error: undefined });
        onUploaded?.();
      } catch (error) {
        if (isCancellation(error)) show(IDLE);
        else show({ phase: 'failed', error: uploadErrorMessage(error) });
      } finally {
        handle.current = null;
      }
    },
    [check, start, onUploaded],
  );

  return {
    view,
    upload,
    pause: () => handle.current?.pause(),
    resume: () => handle.current?.resume(),
    cancel: () => handle.current?.cancel(),
    /** Null when there is nothing to try again, for example after a refused file. */
    retry: lastFile.current ? () => upload(lastFile.current as File) : null,
  };
}
