import { iconSvg } from '@/content/icon/brandIcon'

export const dynamic = 'force-static'

export const GET = (): Promise<Response> => iconSvg()
