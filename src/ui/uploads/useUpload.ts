import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FileVerdict } from '../../domain/files/fileCheck.ts';
import type { Upload, UploadProgress } from '../../domain/files/upload.ts';
import { isolated } from '../../domain/isolated.ts';
import { formToast } from '../feedback/toasts.ts';
import { useUnsavedWarning } from '../useUnsavedWarning.ts';
import { prepareFile } from './prepareFile.ts';
import { isFileGone, uploadErrorCode, uploadErrorMessage } from './uploadErrors.ts';

/** `saving` is the time between the last byte and the saved link. */
interface UploadView {
  phase: 'idle' | 'checking' | 'running' | 'pausing' | 'paused' | 'canceling' | 'saving' | 'failed';
  fileName: string;
  bytesTransferred: number;
  /** 0 to 100. */
  percent: number;
  /** No progress for a while; the upload retries by itself. */
  isStalled: boolean;
  /** Why nothing moves, where that is known. */
  stalledBy?: string | undefined;
  /** Absent until the file to send is ready. */
  file?: File | undefined;
  error?: string | undefined;
  /** How the file was changed. */
  notices: readonly string[];
  /** How the file could be better. */
  warnings: readonly string[];
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
  warnings: [],
};

/** The file service still reports 'running' while a pause or a cancellation takes effect. */
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

/** One upload at a time. It continues when the person leaves the screen; a failure then shows as a toast. */
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

  /** Skips the file service's wait before its next attempt; transferred bytes stay. */
  const tryNow = useCallback(() => {
    isRestarting.current = true;
    setView((now) => ({ ...now, isStalled: false }));
    handle.current?.pause();
  }, []);

  useStall(view, setView, handle, tryNow);

  const upload = async (file: File) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const show = (change: Partial<UploadView>) => setView((before) => ({ ...before, ...change }));
    const fail = (error: unknown) => {
      const message = uploadErrorMessage(error);
      // Logs only the code of an upload error, since the message may contain the person's files.
      console.info(`Upload failed: ${uploadErrorCode(error)}`);
      show({ phase: 'failed', error: message, isStalled: false });
      setFailedFile(isFileGone(error) ? null : file);
      if (!isMounted.current) formToast('error', `${isolated(file.name)}: ${message}`);
    };
    setFailedFile(null);
    setView({ ...IDLE, phase: 'checking', fileName: file.name });
    try {
      const prepared = await prepareFile(file, await check(file));
      if ('error' in prepared) return show({ phase: 'failed', error: prepared.error });
      const { file: sent, ...shown } = prepared;
      show({ phase: 'running', file: sent, ...shown });
      handle.current = start(sent, (progress) => {
        if (progress.state === 'paused' && isRestarting.current) {
          isRestarting.current = false;
          handle.current?.resume();
        } else setView((before) => withProgress(before, progress));
      });
      await handle.current.done;
      setView({ ...IDLE, ...shown });
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
    /** Retries at once when the upload is stalled. */
    tryNow,
    /** Clears the messages of an earlier upload; a running upload continues. */
    forget: useCallback(() => {
      setView((now) => (isUploading(now) ? now : IDLE));
      setFailedFile(null);
    }, []),
    /** Null when no retry is possible, for example after a refused file. */
    retry: failedFile && (() => void upload(failedFile)),
  };
}

/** Marks an upload that does not move, with the reason; a stalled one is tried again once the browser is online. */
function useStall(
  { phase, bytesTransferred, isStalled }: UploadView,
  setView: Dispatch<SetStateAction<UploadView>>,
  handle: RefObject<Upload | null>,
  tryNow: () => void,
): void {
  useEffect(() => {
    if ((phase !== 'running' && phase !== 'saving') || isStalled) return;
    const showIfStill = (change: Partial<UploadView>) =>
      setView((now) => (now.bytesTransferred === bytesTransferred ? { ...now, ...change } : now));
    const markStalled = () => {
      showIfStill({ isStalled: true, stalledBy: undefined });
      void handle.current?.whyStalled().then((stalledBy) => showIfStill({ stalledBy }));
    };
    const timer = setTimeout(markStalled, STALLED_MS);
    return () => clearTimeout(timer);
  }, [phase, bytesTransferred, isStalled, setView, handle]);

  useEffect(() => {
    if (phase !== 'running' || !isStalled) return;
    window.addEventListener('online', tryNow);
    return () => window.removeEventListener('online', tryNow);
  }, [phase, isStalled, tryNow]);
}

/** The visible state of an upload, and its actions. */
export type UploadTask = Omit<ReturnType<typeof useUpload>, 'upload' | 'forget'>;
