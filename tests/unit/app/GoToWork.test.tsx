import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { GoToWork } from '../../../src/app/layouts/GoToWork.tsx';

const ROLES = { isReviewer: false, isApprover: false };

function Login() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/profile', { replace: true })}>
      Login
    </button>
  );
}

function show(roles: Partial<typeof ROLES>, at = '/') {
  let address = '';
  function Portal() {
    address = useLocation().pathname;
    return (
      <>
        <GoToWork {...ROLES} {...roles} />
        <Link to="/profile">Profile</Link>
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/" element={<Login />} />
        <Route path="*" element={<Portal />} />
      </Routes>
    </MemoryRouter>,
  );
  return () => address;
}

const logIn = () => fireEvent.click(screen.getByRole('button', { name: 'Login' }));

it.each([
  ['a reviewer', { isReviewer: true }, '/review'],
  ['an approver', { isApprover: true }, '/approvals'],
  ['anybody else', {}, '/profile'],
] as const)('after the login %s is at the own work', { tags: ['login-work'] }, (_, roles, path) => {
  const address = show(roles);
  logIn();
  expect(address()).toBe(path);
});

it('the profile can be opened afterwards, and after a reload', { tags: ['login-work'] }, () => {
  const address = show({ isReviewer: true });
  logIn();
  fireEvent.click(screen.getByRole('link', { name: 'Profile' }));
  expect(address()).toBe('/profile');
  expect(show({ isReviewer: true }, '/profile')()).toBe('/profile');
});
