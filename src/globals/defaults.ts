import type { PageCopy } from '@/contracts/content'
import { richText } from './richText'
import { mailsDefaults, noticesDefaults, shopTextsDefaults } from './noticeDefaults'
import { privacyDefaults } from './privacyDefaults'
import { shippedFile } from './shippedMedia'

/**
 * The copy a new site starts with. The globals use it for their field defaults, the seed stores it with the
 * shipped pictures, and pages that are prerendered without a database show it.
 */
export const landingDefaults: PageCopy<'landing'> = {
  name: { first: 'Isla', second: 'Verano' },
  subtitle: 'CONTENT CREATOR / FASHIONISTA',
  button: { label: 'Something Great Coming Soon', url: '/platform' },
  credit: 'Silk, first light. Florida, 2026',
  film: {
    landscape: [shippedFile('hero-silk.webm'), shippedFile('hero-silk.mp4')],
    landscapePoster: shippedFile('hero-silk-poster.webp'),
    portrait: [shippedFile('hero-silk-portrait.webm'), shippedFile('hero-silk-portrait.mp4')],
    portraitPoster: shippedFile('hero-silk-portrait-poster.webp'),
  },
  socialLinks: [
    { label: 'Photos', icon: 'photo', url: 'https://www.instagram.com/isla.verano' },
    { label: 'Short video', icon: 'film', url: 'https://www.tiktok.com/@isla.verano' },
    { label: 'Community', icon: 'chat', url: 'https://discord.gg/isla-verano' },
    { label: 'Storefront', icon: 'store', url: 'https://www.amazon.com/shop/islaverano' },
    { label: 'Shop my looks', icon: 'tag', url: 'https://www.shopltk.com/explore/islaverano' },
    { label: 'Model', icon: 'hanger', url: 'https://www.fashionnova.com/collections/isla-verano' },
  ],
  signUp: {
    heading: { start: 'Coming', end: 'Soon' },
    text: 'Be the first to know when something exciting drops',
    placeholder: 'you@email.com',
    buttonLabel: 'Notify Me',
    privacyHint: 'One e-mail when it opens. Your address goes nowhere else.',
  },
  meta: {
    title: 'Content creator / fashionista',
    description:
      'Isla Verano makes fashion films in Florida light. Something great is coming soon: be the first to know.',
    picture: null,
  },
}

export const platformDefaults: PageCopy<'platform'> = {
  hero: {
    stamp: 'Coming in 2026',
    heading: { start: 'Introducing', end: 'the platform' },
    intro: richText(
      'Florida’s places, nights out, wardrobe and voices in one app. Built in the open, so the people you ' +
        'meet here stay yours.',
    ),
    phone: shippedFile('platform-phone.webp'),
    backdrop: shippedFile('hero-silk-portrait-poster.webp'),
  },
  badges: {
    heading: "Let's Get Started",
    hint: 'Soon on the',
    android: 'Android store',
    apple: 'Apple store',
  },
  places: {
    heading: { start: 'Places' },
    intro: richText('A business directory with taste: only addresses Isla would send a friend to.'),
    items: [
      { text: 'Urban trends in Florida cities' },
      { text: 'Health and wellness' },
      { text: 'Boutiques and brands' },
      { text: 'Hotels and restaurants' },
    ],
    picture: shippedFile('directory/listing-02-deco-hotel.webp'),
  },
  events: {
    heading: { start: 'Exclusive', end: 'Events' },
    items: [
      { title: 'Fashion shows', text: 'Front row, and the fitting the day before.' },
      { title: 'Photoshoot productions', text: 'Join as model, stylist or guest.' },
      { title: 'Podcast interviews', text: 'Recorded live, questions from the room.' },
      { title: 'Daily live streams and watch parties', text: 'Every day, with the chat open.' },
    ],
    picture: shippedFile('directory/listing-06-rooftop.webp'),
  },
  boutique: {
    heading: { start: 'E-Boutique' },
    intro: richText('The online boutique: jewelry, curated fashions and lounge wear, picked piece by piece.'),
    services: [
      { label: 'Online storefront', icon: 'store' },
      { label: 'Marketplace', icon: 'tag' },
    ],
    linkLabel: 'See the shop',
    picture: shippedFile('products/product-03-shell-hoops.webp'),
    secondPicture: shippedFile('products/product-05-sea-glass-robe.webp'),
  },
  podcast: {
    heading: { start: 'The', end: 'podcast' },
    intro: richText(
      'Exclusive content, told plainly: what a collaboration pays, what a season costs, who makes the clothes.',
    ),
  },
  team: {
    heading: { start: 'Join', end: 'my team' },
    intro: richText('Photographers, editors, stylists, moderators. {roles} roles are open.'),
    button: { label: 'See the roles', url: '/join-team' },
  },
  protocol: {
    number: '27',
    heading: { start: 'million users, one', end: 'open protocol' },
    intro: richText(
      'The platform is built on an open social-networking protocol. Nobody starts from zero, and nobody is locked in.',
    ),
    benefits: [
      { title: 'Interoperability', text: 'Post once. Every app on the protocol can read it.' },
      { title: 'Account portability', text: 'Your name, posts and followers move with you.' },
      { title: 'Limitless growth', text: 'No single company decides who sees you.' },
    ],
  },
  download: { heading: { start: 'Download', end: 'the app' } },
  meta: {
    title: 'Introducing the platform',
    description:
      'Places, events, an e-boutique and a podcast in one app, on an open protocol with 27 million users. ' +
      'Coming in 2026.',
    picture: null,
  },
}

export const joinTeamDefaults: PageCopy<'join-team'> = {
  hero: {
    heading: { start: 'Good work,', end: 'good light' },
    intro: richText('A small team around one creator. Shoots in Miami and Tampa, editing from anywhere.'),
    picture: shippedFile('directory/listing-08-atelier.webp'),
  },
  buttonLabel: 'Join My Team',
  roles: {
    heading: { start: '{roles}', end: 'open roles' },
    items: [
      { title: 'Photographer', text: 'Golden hour, no filters, files by midnight.' },
      { title: 'Videographer', text: 'Steady hands, vertical and wide.' },
      { title: 'Video Editor', text: 'You cut on breath, not on beat.' },
      { title: 'Moderator', text: 'Keeps the chat kind and quick.' },
      { title: 'Community Manager', text: 'Knows the regulars by name.' },
      { title: 'Stylist', text: 'Three looks from one suitcase.' },
      { title: 'Makeup Artist', text: 'Skin that looks like skin.' },
      { title: 'Creative Assistant', text: 'The list, the steamer, the snacks.' },
      { title: 'Digital Designer', text: 'Type first. Then everything else.' },
      { title: 'Content Strategist', text: 'Says no to nine ideas out of ten.' },
    ],
  },
  benefits: {
    heading: { start: 'What you', end: 'get' },
    items: [
      { text: 'Paid per project, within seven days' },
      { text: 'Your name in every credit line' },
      { text: 'First pick of brand shoots and event passes' },
      { text: 'A mentor for your first three jobs' },
    ],
  },
  form: {
    heading: { start: 'Apply' },
    intro: richText('Two minutes. A real person reads it.'),
    portfolioLabel: 'Portfolio or résumé link',
    otherSocialLabel: 'Other social',
    otherSocialHint: 'A handle and where, or a link.',
    whyPlaceholder: 'What would you make first?',
    privacyHint: 'Read by the team, kept for this application only.',
  },
  meta: {
    title: 'Join the team',
    description:
      '{roles} open roles around one creator: photographers, editors, stylists, moderators. Apply in two minutes.',
    picture: null,
  },
}

export const directoryDefaults: PageCopy<'directory'> = {
  stamp: 'Coming in 2026',
  heading: { start: 'Florida,', end: 'by address' },
  intro: richText('{places} places to start with. Visited, liked, not paid for.'),
  list: {
    featuredHeading: 'Featured listings',
    placeholder: 'Name, description or city',
    emptyText: 'Try another category, or fewer words.',
  },
  place: {
    ownerHeading: { start: 'Is this', end: 'yours?' },
    ownerText: 'Say how it can be proved, with a link if there is one. A person reads it.',
    othersHeading: { start: 'More', end: 'places' },
  },
  noPlace: {
    heading: { start: 'No place', end: 'here' },
    text: 'It is not in the directory any more, or the address has lost its end on the way.',
    linkLabel: 'All places',
  },
  meta: {
    title: 'Directory',
    description: 'Boutiques, hotels, cafés and spas in Florida that Isla Verano would send a friend to.',
    picture: null,
  },
}

export const shopDefaults: PageCopy<'shop'> = {
  stamp: 'Coming in 2026',
  heading: { start: 'The', end: 'shop' },
  intro: richText('Pieces for heat, salt and dinner at nine. Picked one by one.'),
  meta: {
    title: 'Shop',
    description: 'Dresses, jewelry and lounge wear, picked piece by piece for heat, salt and dinner at nine.',
    picture: null,
  },
}

export const cartDefaults: PageCopy<'cart'> = {
  heading: { start: 'Your', end: 'cart' },
  summaryHeading: 'Order summary',
  note: 'Flat shipping. Tax at 8%.',
  meta: { title: 'Your cart', description: 'What you picked, with shipping and tax.', picture: null },
}

export const authPagesDefaults: PageCopy<'auth-pages'> = {
  tagline: { start: 'Content creator', end: 'platform' },
  picture: shippedFile('hero-silk-poster.webp'),
  portraitPicture: shippedFile('hero-silk-portrait-poster.webp'),
  loginHeading: { start: 'Welcome back' },
  registerHeading: { start: 'Create Account' },
  approvalNote: 'for new accounts, usually within a day. The answer comes to the e-mail you leave.',
  emailHint: 'How the approval reaches you. Without it, try to log in from time to time.',
  privacyHint: 'Your details are used for your account only.',
  waiting: {
    title: 'Almost there.',
    text:
      'Your password is right, and an admin has yet to approve your account. If you gave an e-mail address, we write ' +
      'to it as soon as you can come in; if not, try again later.',
  },
  refused: {
    title: 'Not accepted.',
    text: 'An admin has read your registration and may still change that.',
  },
  search: { title: 'Log in', description: 'Log in to the creator dashboard, or create an account.' },
}

export const siteSettingsDefaults: PageCopy<'site-settings'> = {
  brandName: 'Isla Verano',
  productsWait: false,
  registrations: { mailsAdmins: true },
  footer: {
    rights: 'All rights reserved.',
    orderLabel: 'Where is my order',
    platformLabel: 'About the platform',
    privacyLabel: 'Privacy',
    links: [],
  },
  announcement: { text: null, url: null, from: null, until: null },
  icon: { picture: null, darkPicture: null },
  sharing: {
    title: 'Isla Verano',
    description: 'Content creator and fashionista. Films, looks and places from Florida.',
    picture: shippedFile('og.webp'),
  },
}

/** The default copy of every global, by slug. */
export const defaultCopy = {
  landing: landingDefaults,
  platform: platformDefaults,
  'join-team': joinTeamDefaults,
  directory: directoryDefaults,
  shop: shopDefaults,
  cart: cartDefaults,
  'shop-texts': shopTextsDefaults,
  'auth-pages': authPagesDefaults,
  notices: noticesDefaults,
  mails: mailsDefaults,
  privacy: privacyDefaults,
  'site-settings': siteSettingsDefaults,
}
