import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusBadge } from '../../../../src/ui/feedback/StatusBadge.tsx';

it.each([
  [-1, 'Queries', 'icon-question', 'status-danger'],
  [0, 'Pending', 'icon-clock', 'status-pending'],
  [1, 'Submitted', 'icon-yellow-check', 'status-submitted'],
  [2, 'Validated', 'icon-green-check', 'status-validated'],
  [3, 'Approved', 'icon-green-check', 'status-validated'],
] as const)('status %i shows %s with its icon', { tags: ['status-words'] }, (status, label, icon, tone) => {
  const { container } = render(<StatusBadge status={status} />);
  expect(screen.getByText(label).closest('.badge')).toHaveClass(tone);
  expect(container.querySelector('svg')).toHaveClass(icon);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('an empty status shows NA and no icon', { tags: ['status-words'] }, () => {
  const { container } = render(<StatusBadge status={null} />);
  expect(screen.getByText('NA')).toBeInTheDocument();
  expect(container.querySelector('svg')).not.toBeInTheDocument();
});
