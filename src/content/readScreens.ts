import config from '@payload-config'
import { type Payload, getPayload } from 'payload'
import { achievementsStart } from '@/endpoints/achievements/achievementsStart'
import { subscribersStart } from '@/endpoints/audience/summaryOf'
import { connectStart } from '@/endpoints/collabs/connectStart'
import { directoryManageStart } from '@/endpoints/directory/directoryManageStart'
import { chatStart } from '@/endpoints/chat/chatStart'
import { homeStart } from '@/endpoints/home/homeStart'
import { mediaStart } from '@/endpoints/media/mediaStart'
import { deskStart } from '@/endpoints/orders/desk/deskSummary'
import { ownPlatformProfiles } from '@/endpoints/platforms/ownPlatformProfiles'
import { libraryStart } from '@/endpoints/schedule/library'
import { handoverStart } from '@/endpoints/schedule/handoverStart'
import { scheduleStart } from '@/endpoints/schedule/scheduleStart'
import { teamStart } from '@/endpoints/team/teamStart'
import type { User } from '@/payload-types'
import { currentSession } from './currentSession'

type Start<Asked extends unknown[], Data> = (payload: Payload, user: User, ...asked: Asked) => Promise<Data>

export const readHome = ownStart(homeStart)
export const readHandover = ownStart(handoverStart)
/** For the month of the day that is passed. */
export const readSchedule = ownStart(scheduleStart)
export const readChat = ownStart(chatStart)
export const readConnect = ownStart(connectStart)
export const readLibrary = ownStart(libraryStart)
export const readMedia = ownStart(mediaStart)
export const readPlatforms = ownStart(ownPlatformProfiles)
export const readAchievements = ownStart(achievementsStart)
export const readDirectoryManage = ownStart(directoryManageStart)
export const readTeam = ownStart(teamStart)
export const readDesk = ownStart(deskStart)
export const readSubscribers = ownStart(subscribersStart)

/** Reads a screen's initial data for the caller; null without a session, which the layout redirects. */
function ownStart<Asked extends unknown[], Data>(start: Start<Asked, Data>) {
  return async (...asked: Asked): Promise<Data | null> => {
    const session = await currentSession()
    return session && start(await getPayload({ config }), session.user, ...asked)
  }
}
