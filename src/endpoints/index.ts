import * as applications from './applications/handlers'
import * as commerce from './commerce/handlers'
import type { HandledCall } from './handle'
import * as marketing from './marketing/handlers'
import * as users from './users/handlers'

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
