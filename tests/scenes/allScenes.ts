import { consoleScenes } from './consoleScenes'
import { dashboardScenes } from './dashboardScenes'
import { dealScenes } from './dealScenes'
import { deskScenes } from './deskScenes'
import { dialogScenes } from './dialogScenes'
import { listScenes } from './listScenes'
import { ownScenes } from './ownScenes'
import { mediaScenes } from './mediaScenes'
import { publicScenes } from './publicScenes'
import { scheduleScenes } from './scheduleScenes'
import { shopScenes } from './shopScenes'
import { stateScenes } from './stateScenes'

/** Everything of the site's own design: every page, screen, dialog and state. */
export const siteScenes = [
  ...publicScenes,
  ...shopScenes,
  ...dashboardScenes,
  ...dealScenes,
  ...scheduleScenes,
  ...ownScenes,
  ...mediaScenes,
  ...deskScenes,
  ...dialogScenes,
  ...listScenes,
  ...stateScenes,
]

/** The same with the console. */
export const allScenes = [...siteScenes, ...consoleScenes]
