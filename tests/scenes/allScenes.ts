import { consoleScenes } from './consoleScenes'
import { dashboardScenes } from './dashboardScenes'
import { dealScenes } from './dealScenes'
import { dialogScenes } from './dialogScenes'
import { publicScenes } from './publicScenes'
import { stateScenes } from './stateScenes'

/** Everything of the site's own design: every page, screen, dialog and state. */
export const siteScenes = [
  ...publicScenes,
  ...dashboardScenes,
  ...dealScenes,
  ...dialogScenes,
  ...stateScenes,
]

/** The same with the console. */
export const allScenes = [...siteScenes, ...consoleScenes]
