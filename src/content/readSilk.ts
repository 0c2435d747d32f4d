import { readGlobal } from './readGlobal'

/** The still of the landing page's silk, for other pages that show it. */
export async function readSilk() {
  const { landscapePoster, portraitPoster } = (await readGlobal('landing')).film
  return { wide: landscapePoster, upright: portraitPoster ?? landscapePoster }
}
