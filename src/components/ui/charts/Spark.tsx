import { ChartStyles } from './ChartStyles'

const WIDTH = 3
const STEP = 4
const HEIGHT = 30

/** Bars from zero below a number, the last one dark; they only decorate it. An hour to come (null) has no bar. */
export function Spark({ values }: { values: readonly (number | null)[] }) {
  const most = Math.max(...values.map((value) => value ?? 0)) || 1
  return (
    <>
      <ChartStyles />
      <svg
        className="spark"
        viewBox={`0 0 ${Math.max(1, values.length) * STEP - 1} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {values.map((value, index) => {
          if (value === null) return null
          const height = Math.max(1, (value / most) * (HEIGHT - 2))
          // The position is what tells two bars apart.
          return <rect key={index} x={index * STEP} y={HEIGHT - height} width={WIDTH} height={height} />
        })}
      </svg>
    </>
  )
}
