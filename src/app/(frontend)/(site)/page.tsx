import { LandingPage } from '@/components/marketing/landing/LandingPage'
import { readGlobal } from '@/content/readGlobal'
import { pageMetadata } from '../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/', (await readGlobal('landing')).meta)
}

export default async function Landing() {
  return <LandingPage copy={await readGlobal('landing')} />
}
