import type { Business } from '@/contracts/collabs/businesses'

/** Creator Connect's fixed sample values (docs/behaviour.md, 4.6). */
export const connectStats = [
  { label: 'Active Partnerships', value: 3 },
  { label: 'Total Earnings', value: '$12,450' },
  { label: 'Pending Requests', value: 2 },
] as const

/** The four sample businesses of the tab Business Directory, which lead nowhere. */
export const sampleBusinesses: Business[] = [
  {
    id: 'solea',
    name: 'Solea',
    industry: 'Fashion',
    location: 'Miami, FL',
    openDeals: 0,
    href: '',
    description: 'Resort wear in small runs. Looks for three creators a season.',
  },
  {
    id: 'brisa-skin',
    name: 'Brisa Skin',
    industry: 'Beauty',
    location: 'Remote',
    openDeals: 0,
    href: '',
    description: 'Mineral sun care. Sends samples first and talks money early.',
  },
  {
    id: 'hotel-palmera',
    name: 'Hotel Palmera',
    industry: 'Travel',
    location: 'South Beach, FL',
    openDeals: 0,
    href: '',
    description: 'A deco house with 40 rooms. Trades nights for films, pays for the rest.',
  },
  {
    id: 'cala-kitchen',
    name: 'Cala Kitchen',
    industry: 'Food',
    location: 'Tampa, FL',
    openDeals: 0,
    href: '',
    description: 'Two restaurants and a market stall. Likes short videos.',
  },
]
