import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileVerdict } from '../../domain/files/fileCheck.ts';
import type { Upload, UploadProgress } from '../../domain/files/upload.ts';
import { formToast } from '../feedback/toasts.ts';
import { useUnsavedWarning } from '../useUnsavedWarning.ts';
import { prepareFile } from './prepareFile.ts';
import { uploadErrorCode, uploadErrorMessage } from './uploadErrors.ts';

/** `saving` is the time between the last byte and the saved link. */
export interface UploadView {
  phase: 'idle' | 'checking' | 'running' | 'pausing' | 'paused' | 'canceling' | 'saving' | 'failed';
  fileName: string;
  bytesTransferred: number;
  /** 0 to 100. */
  percent: number;
  /** Nothing has moved for a while; what is under way goes on trying by itself. */
  isStalled: boolean;
  /** Absent until it is known what is sent. */
  file?: File | undefined;
  error?: string | undefined;
  /** What was done to the file. */
  notices: readonly string[];
  /** What should be better about it. */
  cautions: readonly string[];
}

export interface UseUploadOptions {
  check: (file: File) => Promise<FileVerdict>;
  start: (file: File, onProgress: (progress: UploadProgress) => void) => Upload;
  onUploaded?: (() => void) | undefined;
}

const STALLED_MS = 6000;
const IDLE: UploadView = {
  phase: 'idle',
  fileName: '',
  bytesTransferred: 0,
  percent: 0,
  isStalled: false,
  notices: [],
  cautions: [],
};

/** The file service goes on reporting 'running' while a pause or a cancel is on its way. */
function withProgress(before: UploadView, progress: UploadProgress): UploadView {
  const { state, bytesTransferred, totalBytes } = progress;
  const percent = totalBytes > 0 ? Math.round((bytesTransferred / totalBytes) * 100) : 0;
  const isStalled = before.isStalled && bytesTransferred === before.bytesTransferred;
  const moved = { ...before, bytesTransferred, percent, isStalled };
  if (state === 'success') return { ...moved, phase: 'saving', percent: 100, isStalled: false };
  if (state === 'paused') return { ...moved, phase: 'paused' };
  if (state !== 'running') return before;
  const isStopping = before.phase === 'pausing' || before.phase === 'canceling';
  return isStopping ? moved : { ...moved, phase: 'running' };
}

function isCancellation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'storage/canceled';
}

export function isUploading({ phase }: UploadView): boolean {
  return phase !== 'idle' && phase !== 'failed';
}

/** One upload at a time. It goes on when the person leaves the screen; a failure is then shown as a toast. */
export function useUpload({ check, start, onUploaded }: UseUploadOptions) {
  const [view, setView] = useState<UploadView>(IDLE);
  const [failedFile, setFailedFile] = useState<File | null>(null);
  const handle = useRef<Upload | null>(null);
  const isBusy = useRef(false);
  const isRestarting = useRef(false);
  const isMounted = useRef(true);
  useUnsavedWarning(isUploading(view));

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** Instead of waiting for the next try of the file service; what has arrived stays. */
  const tryNow = useCallback(() => {
    isRestarting.current = true;
    setView((now) => ({ ...now, isStalled: false }));
    handle.current?.pause();
  }, []);

  const { phase, bytesTransferred, isStalled } = view;
  useEffect(() => {
    if ((phase !== 'running' && phase !== 'saving') || isStalled) return;
    const markStalled = () =>
      setView((now) => (now.bytesTransferred === bytesTransferred ? { ...now, isStalled: true } : now));
    const timer = setTimeout(markStalled, STALLED_MS);
    return () => clearTimeout(timer);
  }, [phase, bytesTransferred, isStalled]);

  useEffect(() => {
    if (phase !== 'running' || !isStalled) return;
    window.addEventListener('online', tryNow);
    return () => window.removeEventListener('online', tryNow);
  }, [phase, isStalled, tryNow]);

  const upload = async (file: File) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const show = (change: Partial<UploadView>) => setView((before) => ({ ...before, ...change }));
    const fail = (error: unknown) => {
      const message = uploadErrorMessage(error);
      // Upload errors are logged; the code alone, since a message may name the person's files.
      console.info(`Upload failed: ${uploadErrorCode(error)}`);
      show({ phase: 'failed', error: message, isStalled: false });
      setFailedFile(file);
      if (!isMounted.current) formToast('error', `${file.name}: ${message}`);
    };
    setFailedFile(null);
    setView({ ...IDLE, phase: 'checking', fileName: file.name });
    try {
      const prepared = await prepareFile(file, await check(file));
      if ('error' in prepared) return show({ phase: 'failed', error: prepared.error });
      const { file: sent, ...remarks } = prepared;
      show({ phase: 'running', file: sent, ...remarks });
      handle.current = start(sent, (progress) => {
        if (progress.state === 'paused' && isRestarting.current) {
          isRestarting.current = false;
          handle.current?.resume();
        } else setView((before) => withProgress(before, progress));
      });
      await handle.current.done;
      setView({ ...IDLE, ...remarks });
      onUploaded?.();
    } catch (error) {
      if (isCancellation(error)) setView(IDLE);
      else fail(error);
    } finally {
      handle.current = null;
      isBusy.current = false;
      isRestarting.current = false;
    }
  };

  const ask = (action: 'pause' | 'resume' | 'cancel', asked: UploadView['phase']) => {
    if (!handle.current) return;
    isRestarting.current = false;
    setView((before) => ({ ...before, phase: asked, isStalled: false }));
    handle.current[action]();
  };

  return {
    view,
    upload,
    pause: () => ask('pause', 'pausing'),
    resume: () => ask('resume', 'running'),
    cancel: () => ask('cancel', 'canceling'),
    /** Tries at once when nothing moves. */
    tryNow,
    /** Clears the messages of an earlier upload; one that is under way goes on. */
    forget: useCallback(() => {
      setView((now) => (isUploading(now) ? now : IDLE));
      setFailedFile(null);
    }, []),
    /** Null when there is nothing to try again, for example after a refused file. */
    retry: failedFile && (() => void upload(failedFile)),
  };
}

/** What is shown of an upload, and can be done with it. */
export type UploadTask = Omit<ReturnType<typeof useUpload>, 'upload' | 'forget'>;
