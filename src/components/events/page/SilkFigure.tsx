import { type Silk, SilkStill } from '../../layout/SilkStill'

type SilkFigureProps = {
  figure: string
  /** Of the figure, which it places and sizes. */
  className: string
  silk: Silk
  /** The width of the silk, as the `sizes` of an <img>. */
  sizes: string
}

/** A large figure that lies half on paper, half on silk, in the colour of each; screen readers get it elsewhere. */
export function SilkFigure({ figure, className, silk, sizes }: SilkFigureProps) {
  const drawn = (
    <p className={`display ${className}`} aria-hidden="true">
      {figure}
    </p>
  )
  return (
    <>
      {drawn}
      <div className="silk">
        <SilkStill {...silk} sizes={sizes} />
        {drawn}
      </div>
    </>
  )
}
