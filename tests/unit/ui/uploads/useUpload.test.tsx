import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../../../src/domain/appError.ts';
import type { FileVerdict } from '../../../../src/domain/files/fileCheck.ts';
import type { UploadProgress } from '../../../../src/domain/files/upload.ts';
import { formToast } from '../../../../src/ui/feedback/toasts.ts';
import { useUpload } from '../../../../src/ui/uploads/useUpload.ts';
import { asksBeforeClosing } from '../../../support/unit/controls.ts';

const FILE = new File(['x'], 'photo.png', { type: 'image/png' });
const CANCELLED = new AppError('storage/canceled', 'cancelled');

/** An upload driven by the test: it moves, ends and fails on command, and counts the calls. */
function makeUpload() {
  const asked = { pause: vi.fn(), resume: vi.fn(), cancel: vi.fn(), whyStalled: async () => undefined };
  const started: File[] = [];
  let report: (progress: UploadProgress) => void = () => {};
  let end: { resolve: (link: string) => void; reject: (error: Error) => void } | null = null;
  const start = (file: File, onProgress: (progress: UploadProgress) => void) => {
    started.push(file);
    report = onProgress;
    const done = new Promise<string>((resolve, reject) => {
      end = { resolve, reject };
    });
    return { ...asked, done };
  };
  const move = (state: UploadProgress['state'], bytesTransferred: number) =>
    act(() => report({ state, bytesTransferred, totalBytes: 200 }));
  const succeed = () => act(async () => end?.resolve('https://files.example/o/x'));
  const fail = (error: Error) => act(async () => end?.reject(error));
  return { asked, started, start, move, succeed, fail };
}

function render(driven: ReturnType<typeof makeUpload>, verdict: FileVerdict = {}) {
  const onUploaded = vi.fn();
  const check = () => Promise.resolve(verdict);
  const hook = renderHook(() => useUpload({ check, start: driven.start, onUploaded }));
  const choose = (file = FILE) => act(async () => void hook.result.current.upload(file));
  return { ...hook, choose, onUploaded };
}

/** An upload for which a file was chosen. */
async function chosen(verdict?: FileVerdict) {
  const driven = makeUpload();
  const hook = render(driven, verdict);
  await hook.choose();
  return { driven, ...hook };
}

test('running, paused, success: progress shows until the link is saved', {
  tags: ['file-states'],
}, async () => {
  const { driven, result, onUploaded } = await chosen();
  driven.move('running', 50);
  expect(asksBeforeClosing()).toBe(true);
  expect(result.current.view).toMatchObject({ phase: 'running', percent: 25, fileName: 'photo.png' });
  act(() => result.current.pause());
  driven.move('running', 60);
  expect(result.current.view).toMatchObject({ phase: 'pausing', percent: 30 });
  driven.move('paused', 60);
  expect(result.current.view.phase).toBe('paused');
  expect(driven.asked.resume).not.toHaveBeenCalled();
  act(() => result.current.resume());
  expect(driven.asked.resume).toHaveBeenCalledOnce();
  driven.move('running', 150);
  expect(result.current.view.phase).toBe('running');
  driven.move('success', 200);
  expect(result.current.view).toMatchObject({ phase: 'saving', percent: 100 });
  expect(onUploaded).not.toHaveBeenCalled();
  await driven.succeed();
  expect(result.current.view.phase).toBe('idle');
  expect(onUploaded).toHaveBeenCalledOnce();
  expect(asksBeforeClosing()).toBe(false);
});

test('resume and cancel from pausing', { tags: ['file-states'] }, async () => {
  const { driven, result } = await chosen();
  act(() => result.current.pause());
  act(() => result.current.resume());
  expect(driven.asked.resume).toHaveBeenCalledOnce();
  expect(result.current.view.phase).toBe('running');
  act(() => result.current.pause());
  act(() => result.current.cancel());
  expect(driven.asked.cancel).toHaveBeenCalledOnce();
  driven.move('running', 80);
  expect(result.current.view.phase).toBe('canceling');
});

test('canceled: nothing remains, and it is not a failure', { tags: ['file-states'] }, async () => {
  const { driven, result, onUploaded } = await chosen({ notice: 'large' });
  act(() => result.current.cancel());
  expect(driven.asked.cancel).toHaveBeenCalledOnce();
  await driven.fail(CANCELLED);
  expect(result.current.view).toMatchObject({ phase: 'idle', notices: [], warnings: [] });
  expect(result.current.retry).toBeNull();
  expect(onUploaded).not.toHaveBeenCalled();
});

test('error: the reason shows, and a retry sends the file again', { tags: ['file-states'] }, async () => {
  const { driven, result } = await chosen();
  await driven.fail(new AppError('storage/unauthorized', 'refused'));
  expect(result.current.view.phase).toBe('failed');
  expect(result.current.view.error).toMatch(/may not be changed now/);
  await act(async () => result.current.retry?.());
  expect(driven.started).toEqual([FILE, FILE]);
  expect(result.current.view.phase).toBe('running');
  expect(result.current.view.error).toBeUndefined();
});

test('Upload errors are logged by their code alone', { tags: ['file-states'] }, async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const refused = await chosen();
  await refused.driven.fail(new AppError('storage/unauthorized', 'vendors/ram.kumar/PAN.png is refused'));
  const cancelled = await chosen();
  await cancelled.driven.fail(CANCELLED);
  expect(log.mock.calls).toEqual([['Upload failed: storage/unauthorized']]);
});

test('a refused file is not sent and cannot be retried', async () => {
  const { driven, result } = await chosen({ error: 'No.' });
  expect(result.current.view).toMatchObject({ phase: 'failed', error: 'No.' });
  expect(result.current.retry).toBeNull();
  expect(driven.started).toEqual([]);
});

test('the upload has the type of the bytes, and a second file meanwhile is ignored', async () => {
  const { driven, choose } = await chosen({ contentType: 'application/pdf' });
  await choose(new File(['y'], 'other.png'));
  expect(driven.started).toHaveLength(1);
  expect(driven.started[0]).toMatchObject({ name: 'photo.png', type: 'application/pdf', size: 1 });
});

test('a stalled upload is reported until it moves; Try now and a new connection restart it', async () => {
  vi.useFakeTimers();
  const { driven, result } = await chosen();
  driven.move('running', 50);
  act(() => vi.advanceTimersByTime(5999));
  expect(result.current.view.isStalled).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.view.isStalled).toBe(true);
  act(() => result.current.tryNow());
  expect(driven.asked.pause).toHaveBeenCalledOnce();
  driven.move('paused', 50);
  expect(driven.asked.resume).toHaveBeenCalledOnce();
  expect(result.current.view).toMatchObject({ phase: 'running', isStalled: false });
  driven.move('running', 50);
  act(() => vi.advanceTimersByTime(6000));
  expect(result.current.view.isStalled).toBe(true);
  driven.move('running', 50);
  expect(result.current.view.isStalled).toBe(true);
  driven.move('running', 100);
  expect(result.current.view.isStalled).toBe(false);
  act(() => vi.advanceTimersByTime(6000));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(driven.asked.pause).toHaveBeenCalledTimes(2);
  driven.move('paused', 100);
  expect(driven.asked.resume).toHaveBeenCalledTimes(2);
});

test('a link that is slow to save is reported until the upload ends', async () => {
  vi.useFakeTimers();
  const { driven, result } = await chosen();
  driven.move('running', 100);
  act(() => vi.advanceTimersByTime(5000));
  driven.move('success', 100);
  act(() => vi.advanceTimersByTime(5999));
  expect(result.current.view).toMatchObject({ phase: 'saving', isStalled: false });
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.view).toMatchObject({ phase: 'saving', isStalled: true });
  await driven.fail(new AppError('storage/retry-limit-exceeded', 'too long'));
  expect(result.current.view).toMatchObject({ phase: 'failed', isStalled: false });
});

test('the notes about a file stay after its upload, until they are cleared', async () => {
  const { driven, result } = await chosen({ notice: 'large', warning: 'cut off' });
  act(() => result.current.forget());
  expect(result.current.view).toMatchObject({ phase: 'running', warnings: ['large', 'cut off'] });
  await driven.succeed();
  expect(result.current.view).toMatchObject({ phase: 'idle', warnings: ['large', 'cut off'] });
  act(() => result.current.forget());
  expect(result.current.view.warnings).toEqual([]);
});

test('an upload that fails after the person left shows a toast', async () => {
  const { driven, unmount } = await chosen();
  unmount();
  await driven.fail(new AppError('storage/quota-exceeded', 'full'));
  await waitFor(() =>
    expect(formToast).toHaveBeenCalledWith('error', expect.stringMatching(/^\u2068photo.png\u2069: .+full/)),
  );
});
