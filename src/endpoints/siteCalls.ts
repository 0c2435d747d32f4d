import * as applications from './team/handlers'
import * as commerce from './commerce/handlers'
import type { HandledCall } from './core/handle'
import * as marketing from './audience/handlers'
import * as users from './account/identityHandlers'

/** Every call of the site itself, in the public specification's order; the dashboard's are its plugin's. */
export const siteCalls: HandledCall[] = [
  users.getUser,
  users.login,
  users.register,
  users.logout,
  marketing.createEmailSignup,
  applications.createTeamApplication,
  commerce.listProducts,
  users.forgotPassword,
  users.resetPassword,
  users.listUsers,
  users.approveUser,
]
