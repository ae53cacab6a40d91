import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Query } from '../../../../src/domain/records/records.ts';
import { ProfileQueries } from '../../../../src/pages/profile/ProfilePage.tsx';
import { makeParsedUser } from '../../../support/factories.ts';
import { button } from '../../../support/unit/controls.ts';

const query = (overrides: Partial<Query>): Query => ({
  title: 'Is this the name on the PAN card?',
  timestamp: 1,
  status: 0,
  by: 'reviewer',
  ...overrides,
});

function show(general: Query[]) {
  render(
    <MemoryRouter>
      <ProfileQueries record={makeParsedUser({ queries: { ...emptyQueries(), general } })} />
    </MemoryRouter>,
  );
}

it("lists the reviewer's queries, each with Resolve", () => {
  show([query({}), query({ title: 'An old one', status: 1 }), query({ title: 'My own', by: 'trainee' })]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Is this the name on the PAN card?')).toBeVisible();
  expect(button('Resolve: Is this the name on the PAN card?')).toBeVisible();
});

it('shows nothing without an open query of the reviewer', () => {
  show([query({ status: 1 }), query({ by: 'trainee' })]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
