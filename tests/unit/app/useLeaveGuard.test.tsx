import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installHistoryGate } from '../../../src/app/historyGate.ts';
import { LeaveDialog } from '../../../src/app/layouts/LeaveDialog.tsx';
import { useLeaveGuard } from '../../../src/app/layouts/useLeaveGuard.ts';
import { keepTrackOf } from '../../../src/drafts/unsaved.ts';

function Page({ title, onLogOut }: { title: string; onLogOut: () => void }) {
  const { question, leaveBy } = useLeaveGuard();
  return (
    <>
      <h1>{title}</h1>
      <Link to="/bank">Bank</Link>
      <Link to="/form#four">Section IV</Link>
      <a href="/sample.pdf" download onClick={(event) => event.preventDefault()}>
        Sample
      </a>
      <button type="button" onClick={() => leaveBy(onLogOut)}>
        Logout
      </button>
      <LeaveDialog question={question} />
    </>
  );
}

const draft = { isUnsaved: false, flush: vi.fn<() => Promise<boolean>>() };
const onLogOut = vi.fn<() => void>();
let stopTracking: () => void;
let closeGate: () => void;

beforeEach(() => {
  draft.isUnsaved = false;
  draft.flush.mockReset().mockImplementation(async () => {
    draft.isUnsaved = false;
    return true;
  });
  onLogOut.mockReset();
  stopTracking = keepTrackOf(draft);
  closeGate = installHistoryGate();
  window.history.replaceState(null, '', '/start');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/start" element={<Page title="Start" onLogOut={onLogOut} />} />
        <Route path="/form" element={<Page title="Form" onLogOut={onLogOut} />} />
        <Route path="/bank" element={<Page title="Bank" onLogOut={onLogOut} />} />
      </Routes>
    </BrowserRouter>,
  );
});
afterEach(() => {
  stopTracking();
  closeGate();
});

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const link = (name: string) => screen.getByRole('link', { name });
const loseConnection = () => draft.flush.mockImplementation(async () => false);

/** Goes from the start page to the form, and types something. */
async function typeIntoForm() {
  await userEvent.click(link('Section IV'));
  await heading('Form');
  draft.isUnsaved = true;
}

const dialog = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const answer = async (name: 'Leave' | 'Stay') => {
  await dialog();
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('a link', () => {
  it('leads on at once while nothing is unsaved', async () => {
    await userEvent.click(link('Bank'));
    await heading('Bank');
    expect(draft.flush).not.toHaveBeenCalled();
  });

  it('leads on once what is typed is kept, without a question', async () => {
    await typeIntoForm();
    await userEvent.click(link('Bank'));
    await heading('Bank');
    expect(draft.flush).toHaveBeenCalledTimes(1);
  });

  it('asks when it cannot be kept: who stays stays, who leaves leaves', async () => {
    await typeIntoForm();
    loseConnection();
    await userEvent.click(link('Bank'));
    await answer('Stay');
    expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
    await userEvent.click(link('Bank'));
    await answer('Leave');
    await heading('Bank');
  });

  it('to a part of the same page, or to a file, asks nothing', async () => {
    await typeIntoForm();
    loseConnection();
    await userEvent.click(link('Section IV'));
    await userEvent.click(link('Sample'));
    expect(draft.flush).not.toHaveBeenCalled();
  });
});

describe('the back button', () => {
  const goBack = () => act(async () => window.history.back());

  it('leads back once what is typed is kept', async () => {
    await typeIntoForm();
    await goBack();
    await heading('Start');
    expect(draft.flush).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/start');
  });

  it('leads nowhere once the page has gone by itself meanwhile', async () => {
    await typeIntoForm();
    let keep = (_isKept: boolean) => {};
    draft.flush.mockReturnValue(
      new Promise((resolve) => {
        keep = resolve;
      }),
    );
    await goBack();
    await waitFor(() => expect(draft.flush).toHaveBeenCalled());
    draft.isUnsaved = false;
    await act(async () => {
      window.history.pushState(null, '', '/bank');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await heading('Bank');
    const move = vi.spyOn(window.history, 'go');
    await act(async () => keep(true));
    expect(move).not.toHaveBeenCalled();
    move.mockRestore();
  });

  it('asks when it cannot be kept, and the address stays that of the page', async () => {
    await typeIntoForm();
    loseConnection();
    await goBack();
    await dialog();
    expect(window.location.pathname).toBe('/form');
    await answer('Stay');
    expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
    await goBack();
    await answer('Leave');
    await heading('Start');
    expect(window.location.pathname).toBe('/start');
  });
});

it('anything else that leaves waits for its turn as well', async () => {
  await typeIntoForm();
  loseConnection();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await answer('Stay');
  expect(onLogOut).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await answer('Leave');
  expect(onLogOut).toHaveBeenCalledTimes(1);
});

it('asks no more once the page has gone by itself, such as after a submission', async () => {
  await typeIntoForm();
  loseConnection();
  await userEvent.click(link('Bank'));
  await dialog();
  for (const [path, title] of [
    ['/start', 'Start'],
    ['/form', 'Form'],
  ] as const) {
    await act(async () => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await heading(title);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

describe('something typed that has no draft', () => {
  const LOST = 'What you typed on this page is not kept anywhere yet.';

  it('is asked about, with its own words, while it is there', async () => {
    await userEvent.click(link('Section IV'));
    await heading('Form');
    const stop = keepTrackOf({ isUnsaved: true });
    await userEvent.click(link('Bank'));
    expect(await dialog()).toHaveTextContent(LOST);
    await answer('Stay');
    stop();
    await userEvent.click(link('Bank'));
    await heading('Bank');
  });

  it('beside a draft that cannot be kept is asked about together with it', async () => {
    await typeIntoForm();
    loseConnection();
    const stop = keepTrackOf({ isUnsaved: true });
    await userEvent.click(link('Bank'));
    expect(await dialog()).toHaveTextContent('because the connection is slow or lost');
    await answer('Leave');
    await heading('Bank');
    stop();
  });
});

it('asks nothing about an old draft that cannot be removed', async () => {
  loseConnection();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(onLogOut).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks when keeping takes too long', async () => {
  await typeIntoForm();
  draft.flush.mockReturnValue(new Promise(() => {}));
  await userEvent.click(link('Bank'));
  await answer('Leave');
  await heading('Bank');
});
