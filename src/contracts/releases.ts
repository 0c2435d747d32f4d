import { SCREENS, type ScreenId } from './screens'

type Change = {
  /** Absent when the change is about all screens. */
  screen?: ScreenId
  text: string
  /** Shown to admins only, although everyone has the screen. */
  isForAdmins?: true
}

type Release = {
  /** That of the latest release equals the version in package.json. */
  version: string
  /** YYYY-MM-DD */
  day: string
  changes: readonly Change[]
}

/**
 * What changed for the users of the dashboard, the latest release first, shown under Settings (docs/behaviour.md,
 * 4.20). Add a line for each change that users notice.
 */
const RELEASES: readonly [Release, ...Release[]] = [
  {
    version: '2.1.0',
    day: '2026-11-26',
    changes: [
      { text: 'When two windows or devices change the same thing, both versions are shown to choose from.' },
      { text: 'An unsent text stays in the window that typed it.' },
      { text: 'Addresses may be typed without https://, and numbers as 80k or 1.2m.' },
      { text: 'Search finds names with or without their accents.' },
      { text: 'Before a limit is reached, a notification says so.' },
      { text: 'A long list ends with "Show more" and says how many there are.' },
      { text: 'The bell counts what is new within two seconds, on all your devices, without a reload.' },
      {
        screen: 'settings',
        text: 'Notifications: off, in a daily digest or at once, for each kind of news.',
      },
      { screen: 'settings', text: 'Another e-mail address asks for your password first.' },
      { screen: 'home', text: 'The first step stands out, and each number says what it counts.' },
      { screen: 'platforms', text: 'The accounts that you named in the onboarding are there already.' },
      {
        screen: 'schedule',
        text: 'An idea is captured without leaving the screen; done posts do not use up room.',
      },
      { screen: 'schedule', text: 'Five hashtags for Instagram and TikTok, fifteen for YouTube.' },
      { screen: 'content', text: 'Drafts are posts with words or files.' },
      { screen: 'media', text: 'Moving WebP pictures keep moving, and animated PNG files are taken.' },
      { screen: 'events', text: 'An hour that exists twice, or not at all, is asked about.' },
      { screen: 'ecommerce', text: 'Enter in a list of a product no longer saves it.' },
      { screen: 'ecommerce', text: 'Test orders have figures of their own until the first real order.' },
      {
        screen: 'ecommerce',
        text: 'A mail tells you of an order that waits for a payment outside the site.',
      },
      {
        screen: 'ecommerce',
        text: 'Payments outside the site are confirmed by admins, unless Selling allows sellers to.',
      },
      {
        screen: 'ecommerce',
        text: 'Orders of one month can be listed and exported, and search finds beginnings of words.',
      },
      { screen: 'events', text: 'People who registered are told when an event moves or is cancelled.' },
      { screen: 'admin', text: 'A deleted account is closed at once and erased in the background.' },
      { text: 'Tabs, filters and searches stand in the address: reload, Back and links keep them.' },
      { text: 'What you type into a form is there again after a reload, until it is sent.' },
      { text: 'Examples carry the word "Sample", and what a reload drops says so.' },
      { screen: 'onboarding', text: 'A follower goal may be typed as 100k, and each step is kept.' },
      { text: 'The bell in the header tells what became of your deals, events and feedback.' },
      { screen: 'home', text: 'Your own numbers, each a link to what it counts, and what is due first.' },
      { screen: 'home', text: 'Orders to ship and returns to answer come first among your action items.' },
      {
        screen: 'platforms',
        text: 'Ticks are stored, and each account has a handle, an address and followers.',
      },
      { screen: 'achievements', text: 'Achievements unlock by what you do, and say because of what.' },
      {
        screen: 'schedule',
        text: 'Tasks are stored: board, week and month, captions, deals, reminders, drag or menu.',
      },
      { screen: 'schedule', text: 'Promoted and scheduled ideas become tasks.' },
      { screen: 'schedule', text: 'Other calendars can subscribe to yours.' },
      { screen: 'schedule', text: 'The editor of a post says what was sold through its short link.' },
      { screen: 'content', text: 'Videos, drafts and published posts are counted and listed.' },
      {
        screen: 'media',
        text: 'Pictures and films are uploaded, put into folders, and go on after a reload.',
      },
      { screen: 'ecommerce', text: 'Product pictures are chosen from your media, in the order you like.' },
      { screen: 'ecommerce', text: 'Sell files: buyers download them from their order once they have paid.' },
      { screen: 'ecommerce', text: 'Let a buyer download a file ten times more, from its order.' },
      { screen: 'ecommerce', text: 'Products come in sizes and colours, each with its own stock and price.' },
      {
        screen: 'ecommerce',
        text: 'Orders of your products: ship, refund, packing slips, export, what you are owed.',
      },
      { screen: 'ecommerce', text: 'A piece that is back is kept for the first person waiting for it.' },
      { screen: 'ecommerce', text: 'A short link for each post tells what was sold through it.' },
      { screen: 'ecommerce', text: 'Buyers ask for returns on their order; you approve or decline them.' },
      { screen: 'ecommerce', text: 'Discount codes are made in the console.', isForAdmins: true },
      { screen: 'ecommerce', text: 'Orders say whether the books balance.', isForAdmins: true },
      { screen: 'connect', text: 'Each application shows its states with their days, and can be withdrawn.' },
      { screen: 'connect', text: 'The last day to apply is counted down by your own calendar.' },
      { screen: 'vision-board', text: 'Recordings show their wave and length before they are played.' },
      { screen: 'vision-board', text: 'What was promoted or scheduled can be made an idea again.' },
      { screen: 'events', text: 'Hosts edit their events, see who registered, and decide who comes.' },
      { screen: 'events', text: 'An event is on the clock of its own time zone, and on yours.' },
      { screen: 'reports', text: 'Feedback is answered: the answer stands below what you sent.' },
      { screen: 'reports', text: 'You answer and mark feedback, and see who sent it.', isForAdmins: true },
      { screen: 'fake-accounts', text: 'The timeline says only what you noted about a report.' },
      { screen: 'settings', text: 'A check for updates says which two versions it compared.' },
    ],
  },
]

/** The latest release: the one that runs here. */
export const RELEASE = RELEASES[0]
/** The version that runs here, in the form that dashboards exchange. */
export const RUNNING_VERSION = `v${RELEASE.version}`

/** Changes in the release that runs here, without those of screens that this kind of reader does not have. */
export function newsFor(isAdmin: boolean): readonly Change[] {
  return RELEASE.changes.filter(
    ({ screen, isForAdmins = false }) =>
      isAdmin || (!isForAdmins && (!screen || SCREENS[screen].who !== 'admin')),
  )
}

const FOR_ADMINS: ReadonlySet<string> = new Set(
  Object.values(SCREENS).flatMap(({ who, title }) => (who === 'admin' ? [title] : [])),
)

/** The features of a dashboard update that this kind of reader has. */
export function featuresFor(isAdmin: boolean, names: readonly string[]): string[] {
  return names.filter((name) => isAdmin || !FOR_ADMINS.has(name))
}
