import * as contract from '@/contracts/home'
import { handle } from '../core/handle'
import { readHome } from './homeStart'

/** GET /api/home */
export const getHome = handle(contract.getHome, async ({ req, user }) => (await readHome(req, user)).home)

/** The call of the dashboard's first screen. */
export const homeCalls = [getHome]
