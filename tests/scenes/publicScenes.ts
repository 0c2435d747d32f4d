import { type Scene, empty, failed, fill, press } from './scene'

/** The public pages in their states (public spec, section 4). */
export const publicScenes: Scene[] = [
  { name: 'landing', path: '/' },
  { name: 'landing.menu', path: '/', open: press('Open menu'), isOverlay: true, onlyOn: 'phone' },
  {
    name: 'landing.not-an-address',
    path: '/',
    open: fill({ 'Email address': 'nobody' }, 'Notify Me'),
    isOverlay: true,
  },
  { name: 'platform', path: '/platform' },
  { name: 'directory', path: '/directory' },
  { name: 'directory.nothing-found', path: '/directory?q=glacier' },
  { name: 'shop', path: '/shop' },
  { name: 'shop.filtered', path: '/shop?category=Swim&sort=price-low' },
  { name: 'shop.nothing-found', path: '/shop?q=snow' },
  { name: 'shop.added', path: '/shop', open: press('Add to cart'), isOverlay: true },
  { name: 'shop.failed', path: '/shop', answers: { '/api/products': failed } },
  { name: 'shop.no-products', path: '/shop', answers: { '/api/products': empty } },
  { name: 'join-team', path: '/join-team' },
  { name: 'join-team.invalid', path: '/join-team', open: press('Submit Application') },
  { name: 'cart', path: '/cart' },
  { name: 'cart.removed', path: '/cart', open: press(/^Remove /) },
  { name: 'cart.empty', path: '/cart', open: press(/^Remove /, /^Remove /, /^Remove /) },
  { name: 'auth', path: '/auth' },
  { name: 'auth.register', path: '/auth?tab=register' },
  { name: 'auth.register-invalid', path: '/auth?tab=register', open: press('Create Account') },
  {
    name: 'auth.wrong-password',
    path: '/auth',
    open: fill({ Username: 'isla', Password: 'not-it' }, 'Log in'),
    answers: {
      '/api/login': { status: 401, json: { message: 'Invalid credentials', error: 'Invalid credentials' } },
    },
  },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'forgot-password.sent',
    path: '/forgot-password',
    open: fill({ Username: 'isla' }, 'Send reset link'),
  },
  { name: 'reset-password', path: '/reset-password?token=0123456789abcdef' },
  { name: 'reset-password.no-token', path: '/reset-password' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/no-such-page' },
]
