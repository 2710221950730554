// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Link, type LinkProps, NavLink } from './link.tsx';

function Place() {
  const { pathname, search, state } = useLocation();
  return <p>{`at ${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

function renderLink(props: LinkProps) {
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Link {...props}>Go</Link>
      <Place />
    </MemoryRouter>,
  );
}

/** The page of the test has no other pages that the browser could load. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => addEventListener('click', stay));
afterEach(() => {
  removeEventListener('click', stay);
  cleanup();
});

describe('Link', () => {
  it('given a click, then the page changes without a load, with its state', () => {
    renderLink({ to: '/there?page=2', state: 'kept' });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/there?page=2');
    fireEvent.click(screen.getByRole('link'));
    expect(screen.getByText('at /there?page=2 "kept"')).toBeDefined();
  });

  it('given a click that its owner has handled, then the page stays', () => {
    renderLink({ to: '/there', onClick: (event) => event.preventDefault() });
    fireEvent.click(screen.getByRole('link'));
    expect(screen.getByText('at /here null')).toBeDefined();
  });

  it('given a key for another tab, or a target of its own, then the click is left to the browser', () => {
    renderLink({ to: '/there' });
    fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect(screen.getByText('at /here null')).toBeDefined();
    cleanup();
    renderLink({ to: '/there', target: '_blank' });
    fireEvent.click(screen.getByRole('link'));
    expect(screen.getByText('at /here null')).toBeDefined();
  });
});

describe('NavLink', () => {
  it.each([
    ['/list', '/list', true],
    ['/lists', '/Lists', true],
    ['/list/0x1', '/list', true],
    ['/listed', '/list', false],
    ['/list', '/', false],
    ['/', '/', true],
  ])('given the page %s, then whether the link to %s is the current one is %s', (here, to, isCurrent) => {
    render(
      <MemoryRouter initialEntries={[here]}>
        <NavLink to={to} className={({ isActive }) => (isActive ? 'on' : 'off')}>
          Go
        </NavLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link').className).toBe(isCurrent ? 'on' : 'off');
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
  });
});
