import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { FormStatus } from '../../../../src/domain/records/records.ts';
import { TraineeFormPage } from '../../../../src/pages/trainee-form/TraineeFormPage.tsx';
import { makeSectionOne, makeSectionSix } from '../../../support/factories.ts';
import { button, expectLocked, field, press } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/records/drafts.ts');
vi.mock('../../../../src/backend/records/users.ts');

const TITLES = [
  'Trainee Information Details',
  'Trainee Bank Information',
  'Document Checklist',
  'Declaration',
];

function open(vendorform: FormStatus) {
  const vendorDetails = { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() };
  renderScreen(<TraineeFormPage />, { record: { forms: { vendorform }, vendorDetails } });
}

function bodyOf(title: string) {
  const body = document.getElementById(
    screen.getByRole('button', { name: title }).getAttribute('aria-controls') ?? '',
  );
  if (!body) throw new Error(`${title} has no body.`);
  return body;
}

describe('the sections', () => {
  test('there are four sections; the second and third only link to other screens', {
    tags: ['route-form', 'form-accordion', 'form-bank', 'form-documents'],
  }, async () => {
    renderScreen(<TraineeFormPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Trainee Registration Form$/);
    const headers = document.querySelectorAll('.accordion-button');
    expect([...headers].map(({ textContent }) => textContent)).toEqual(TITLES);
    await press('Trainee Bank Information');
    await press('Document Checklist');
    for (const [title, path] of [
      ['Trainee Bank Information', '/trainee-bankdetails'],
      ['Document Checklist', '/mt-upload-documents'],
    ] as const) {
      expect(button(title)).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(bodyOf(title).parentElement).toHaveClass('show'));
      expect(within(bodyOf(title)).getByRole('link')).toHaveAttribute('href', path);
    }
  });
});

describe('locks', () => {
  test.each([1, 2, 3] as const)(
    'vendorform %i is read-only, without Save and Submit',
    {
      tags: [
        'people-locked',
        'form-submit-button',
        'form-print-button',
        'form-locked',
        'form-read-only',
        'status-codes',
        'form-printable',
      ],
    },
    async (status) => {
      open(status);
      expect(screen.getByText(/No changes can be made now\./)).toBeVisible();
      const inputs = document.querySelectorAll<HTMLElement>('.trainee-form :is(input, select, textarea)');
      expect(inputs.length).toBeGreaterThan(40);
      for (const input of inputs) expectLocked(input);
      expect(within(bodyOf('Declaration')).getByLabelText('Place')).toHaveValue('Mumbai');
      expect(screen.queryAllByRole('button', { name: /^(Save|Submit|Add|Remove)/ })).toEqual([]);
      expect(screen.queryAllByRole('button', { name: 'Print' })).toHaveLength(status === 2 ? 1 : 0);
      await press('Show Aadhar Number');
      expect(field('Aadhar Number')).toHaveValue('234567890124');
    },
  );

  test('vendorform 0 shows Save and Submit and no Print', {
    tags: ['form-submit-button', 'form-print-button', 'form-draft', 'status-codes'],
  }, () => {
    open(0);
    const saves = screen.getAllByRole('button', { name: 'Save' });
    expect(saves).toHaveLength(2);
    for (const save of saves) expect(save).not.toHaveClass('btn-primary');
    expect(button('Submit')).toHaveClass('btn-primary');
    expect(button('Print')).toBeNull();
  });
});
