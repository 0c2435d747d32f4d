import { analyticsScenes } from './analyticsScenes'
import { bookScenes } from './bookScenes'
import { consoleScenes } from './consoleScenes'
import { dashboardScenes } from './dashboardScenes'
import { dealScenes } from './dealScenes'
import { deskScenes } from './deskScenes'
import { dialogScenes } from './dialogScenes'
import { lineScenes } from './lineScenes'
import { newsletterScenes } from './newsletterScenes'
import { letterScenes } from './letterScenes'
import { linkScenes } from './linkScenes'
import { listScenes } from './listScenes'
import { memberScenes } from './memberScenes'
import { mediaScenes } from './mediaScenes'
import { orderListScenes } from './orderListScenes'
import { orderScenes } from './orderScenes'
import { ownScenes } from './ownScenes'
import { productScenes } from './productScenes'
import { publicScenes } from './publicScenes'
import { returnScenes } from './returnScenes'
import { scheduleScenes } from './scheduleScenes'
import { shopScenes } from './shopScenes'
import { stateScenes } from './stateScenes'

/** Everything of the site's own design: every page, screen, dialog and state. */
export const siteScenes = [
  ...publicScenes,
  ...shopScenes,
  ...productScenes,
  ...lineScenes,
  ...newsletterScenes,
  ...letterScenes,
  ...memberScenes,
  ...orderScenes,
  ...returnScenes,
  ...dashboardScenes,
  ...analyticsScenes,
  ...dealScenes,
  ...scheduleScenes,
  ...ownScenes,
  ...mediaScenes,
  ...orderListScenes,
  ...deskScenes,
  ...bookScenes,
  ...linkScenes,
  ...dialogScenes,
  ...listScenes,
  ...stateScenes,
]

/** The same with the console. */
export const allScenes = [...siteScenes, ...consoleScenes]
