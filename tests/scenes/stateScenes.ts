import { type Scene, empty, emptyPage, failed } from './scene'

/** The calls that each screen loads. */
const CALLS: [name: string, path: string, call: string, as?: Scene['as']][] = [
  ['connect', '/connect', '/api/brand-deals'],
  ['ecommerce', '/ecommerce', '/api/products/rows'],
  ['vision-board', '/vision-board', '/api/vision-board/page'],
  ['events', '/events', '/api/events'],
  ['applications', '/applications', '/api/team-applications/page', 'admin'],
  ['reports', '/reports', '/api/feedback/page'],
  ['fake-accounts', '/fake-accounts', '/api/fake-account-reports/page'],
  ['admin', '/admin', '/api/users/page', 'admin'],
]

/** Each screen that loads data: while loading, empty, and failed. */
export const stateScenes: Scene[] = CALLS.flatMap(([name, path, call, as = 'creator']) =>
  Object.entries({
    loading: 'never' as const,
    empty: call.endsWith('/page') ? emptyPage : empty,
    failed,
  }).map(([state, answer]) => ({
    name: `state.${name}.${state}`,
    path: `/dashboard${path}`,
    as,
    answers: { [call]: answer },
  })),
)
