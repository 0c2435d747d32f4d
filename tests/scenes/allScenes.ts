import { consoleScenes } from './consoleScenes'
import { dashboardScenes } from './dashboardScenes'
import { dialogScenes } from './dialogScenes'
import { publicScenes } from './publicScenes'
import { stateScenes } from './stateScenes'

/** What the site's own design covers: every page, screen, dialog and state. */
export const siteScenes = [...publicScenes, ...dashboardScenes, ...dialogScenes, ...stateScenes]

/** All of it, the console included. */
export const allScenes = [...siteScenes, ...consoleScenes]
