import { identityCalls } from './account/identityHandlers'
import { userListCalls } from './account/userLists'
import { pictureCalls } from './account/pictureHandlers'
import { profileCalls } from './account/profileHandlers'
import { achievementCalls } from './achievements/handlers'
import { reportBounces } from './audience/bounces/bounceHandler'
import { letterCalls } from './audience/letters/letterHandlers'
import { letterClickCalls } from './audience/letters/clickHandlers'
import { welcomeCalls } from './audience/letters/welcomeHandlers'
import { letterPreviewCalls } from './audience/letters/previewHandlers'
import { importCalls } from './audience/import/importHandlers'
import { sendingCalls } from './audience/letters/sendHandlers'
import { hello } from './audience/helloHandler'
import { newsletterCalls } from './audience/newsletterHandlers'
import { numbersCalls } from './audience/numbersHandlers'
import { shareCalls } from './audience/shareHandlers'
import { createEmailSignup } from './audience/signupHandler'
import { subscriberCalls } from './audience/subscriberHandlers'
import { readBooks } from './books/bookHandlers'
import { chatCalls } from './chat/handlers'
import { collabCalls } from './collabs/handlers'
import { catalogueCalls } from './commerce/catalogueHandlers'
import { connectionCalls } from './commerce/connectionHandlers'
import { productFileCalls } from './commerce/fileHandlers'
import { productCalls } from './commerce/handlers'
import type { HandledCall } from './core/handle'
import { dealCalls } from './deals/handlers'
import { directoryCalls } from './directory/handlers'
import { memberCalls } from './team/memberHandlers'
import { teamTaskCalls } from './team/taskHandlers'
import { creatorListingCalls } from './directory/listingHandlers'
import { guestCalls } from './events/guestHandlers'
import { eventCalls } from './events/handlers'
import { waitCalls } from './events/waitHandlers'
import { fakeAccountCalls } from './fake-accounts/handlers'
import { feedbackCalls } from './feedback/handlers'
import { homeCalls } from './home/handlers'
import { ideaCalls } from './ideas/handlers'
import { voiceNoteCalls } from './ideas/voiceNoteHandlers'
import { linkCalls } from './links/linkHandlers'
import { mailCalls } from './mails/handlers'
import { fileCalls } from './media/fileHandlers'
import { folderCalls } from './media/folderHandlers'
import { mediaCalls } from './media/mediaHandlers'
import { uploadCalls } from './media/uploadHandlers'
import { notificationCalls } from './notifications/handlers'
import { notificationSettingsCalls } from './notifications/settingsHandlers'
import { orderCalls } from './orders/handlers'
import { stripeWebhook } from './payments/stripeWebhook'
import { platformCalls } from './platforms/handlers'
import { searchCalls } from './search/handlers'
import { calendarCalls } from './schedule/calendarHandlers'
import { feedCalls } from './schedule/feedHandlers'
import { taskCalls } from './schedule/handlers'
import { postCalls } from './schedule/postHandlers'
import { settingsCalls } from './settings/handlers'
import { takedownCalls } from './takedowns/handlers'
import { teamCalls } from './team/handlers'
import { trashCalls } from './trash/handlers'
import { waitingListCalls } from './waiting-list/waitingListHandlers'
import { workspaceCalls } from './workspace/handlers'

/** Every call the site answers, domain by domain. */
export const allCalls: HandledCall[] = [
  ...identityCalls,
  ...userListCalls,
  ...profileCalls,
  ...pictureCalls,
  ...teamCalls,
  createEmailSignup,
  ...newsletterCalls,
  ...importCalls,
  ...subscriberCalls,
  ...letterCalls,
  ...letterPreviewCalls,
  ...letterClickCalls,
  ...welcomeCalls,
  ...sendingCalls,
  reportBounces,
  hello,
  ...numbersCalls,
  ...shareCalls,
  ...productCalls,
  ...productFileCalls,
  ...catalogueCalls,
  ...connectionCalls,
  ...directoryCalls,
  ...creatorListingCalls,
  ...teamTaskCalls,
  ...memberCalls,
  ...dealCalls,
  ...eventCalls,
  ...guestCalls,
  ...waitCalls,
  ...ideaCalls,
  ...voiceNoteCalls,
  ...taskCalls,
  ...postCalls,
  ...calendarCalls,
  ...feedCalls,
  ...uploadCalls,
  ...mediaCalls,
  ...fileCalls,
  ...folderCalls,
  ...fakeAccountCalls,
  ...takedownCalls,
  ...feedbackCalls,
  ...searchCalls,
  ...settingsCalls,
  ...workspaceCalls,
  ...trashCalls,
  ...notificationCalls,
  ...notificationSettingsCalls,
  ...chatCalls,
  ...collabCalls,
  ...platformCalls,
  ...achievementCalls,
  ...homeCalls,
  ...mailCalls,
  ...orderCalls,
  ...waitingListCalls,
  ...linkCalls,
  readBooks,
  stripeWebhook,
]
