import { consoleScenes } from './consoleScenes'
import { dashboardScenes } from './dashboardScenes'
import { dialogScenes } from './dialogScenes'
import { publicScenes } from './publicScenes'
import { stateScenes } from './stateScenes'

/** Everything of the site's own design: every page, screen, dialog and state. */
export const siteScenes = [...publicScenes, ...dashboardScenes, ...dialogScenes, ...stateScenes]

/** The same with the console. */
export const allScenes = [...siteScenes, ...consoleScenes]
