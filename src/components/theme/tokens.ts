/** Colours of the light theme. tokens.test.tsx checks the contrast of every pair used for text or controls. */
export const lightColours = {
  paper: '#FAF5EC',
  raised: '#FFFDF9',
  sunken: '#F2EADD',
  ink: '#1A1411',
  'ink-2': '#574B44',
  'ink-3': '#72655C',
  line: '#E1D6C6',
  'line-strong': '#C9BBA8',
  control: '#8D8074',
  coral: '#E84A30',
  'on-coral': '#1A1411',
  action: '#BE3118',
  'action-hover': '#A52A14',
  'action-press': '#8A2210',
  'on-action': '#FFFDF9',
  tint: '#FBE3DA',
  glass: '#C3DAD0',
  'glass-ink': '#23564A',
  'glass-tint': '#E4EFE9',
  focus: '#1A5CC8',
  'st-amber-bg': '#FBEBC8',
  'st-amber': '#7A4B00',
  'st-blue-bg': '#E0EAF7',
  'st-blue': '#1F4F8F',
  'st-green-bg': '#DDEFE0',
  'st-green': '#1D5F35',
  'st-red-bg': '#FBDEDB',
  'st-red': '#A3201B',
  'st-plum-bg': '#F0E2EC',
  'st-plum': '#713061',
  'st-grey-bg': '#EBE3D8',
  'st-grey': '#574B44',
  'on-silk': '#1A1411',
  'silk-night': '#FFFFFF',
  'chart-1': '#E84A30',
  'chart-2': '#5F9182',
  'chart-3': '#B5895F',
  'pf-tiktok': '#E84A30',
  'pf-youtube': '#8D4B2A',
  'pf-twitch': '#713061',
  'pf-instagram': '#38655B',
} as const

export type Colour = keyof typeof lightColours

export const darkColours: Record<Colour, string> = {
  paper: '#14100E',
  raised: '#1D1815',
  sunken: '#0E0B09',
  ink: '#F7EFE5',
  'ink-2': '#BFB1A6',
  'ink-3': '#998B80',
  line: '#352C26',
  'line-strong': '#4A3F37',
  control: '#7D6F65',
  coral: '#FF6A4B',
  'on-coral': '#1A0D08',
  action: '#FF7A5C',
  'action-hover': '#FF927A',
  'action-press': '#FFA994',
  'on-action': '#1A0D08',
  tint: '#3A1D15',
  glass: '#2B463E',
  'glass-ink': '#A8D3C4',
  'glass-tint': '#1B2B26',
  focus: '#8DB8FF',
  'st-amber-bg': '#3A2C10',
  'st-amber': '#F2C873',
  'st-blue-bg': '#1A2A42',
  'st-blue': '#A9C8F5',
  'st-green-bg': '#17311F',
  'st-green': '#93D6A6',
  'st-red-bg': '#3F1917',
  'st-red': '#FFA39B',
  'st-plum-bg': '#351F30',
  'st-plum': '#E3AFD4',
  'st-grey-bg': '#2C2521',
  'st-grey': '#BFB1A6',
  'on-silk': '#F7EFE5',
  'silk-night': '#A8492F',
  'chart-1': '#FF7A5C',
  'chart-2': '#6FA797',
  'chart-3': '#D69A6C',
  'pf-tiktok': '#FF7A5C',
  'pf-youtube': '#D69A6C',
  'pf-twitch': '#D08CC0',
  'pf-instagram': '#8FC4B3',
}

/** The phone layout applies below this width (docs/behaviour.md, 2.10). */
const MOBILE_BREAKPOINT = 768

/**
 * The media query of the phone layout, for <source>, `sizes` and matchMedia; no width falls between it and the
 * breakpoint.
 */
export const phoneQuery = `(max-width:${MOBILE_BREAKPOINT - 0.02}px)`

/** `@media` condition of the phone layout, for component styles. */
export const onPhone = `@media ${phoneQuery}`

/** Below this width the sidebar leaves too little room for columns side by side. */
export const onTablet = '@media (max-width:1000px)'

/** Phones only, without upright tablets, which have room for a second column. */
export const onNarrowPhone = '@media (max-width:600px)'
