import type { PageCopy } from '@/contracts/content'
import { TwoToneTitle } from '../../layout/TwoToneTitle'
import { Icon } from '../../ui/Icon'

type Guide = NonNullable<PageCopy<'shop-texts'>['product']['sizeGuides']>[number]

/** The size guide for a category: its own, or the one for all. */
export function guideFor(guides: readonly Guide[] | null | undefined, category: string | null): Guide | null {
  const own = guides?.find((each) => each.category && each.category.toLowerCase() === category?.toLowerCase())
  return own ?? guides?.find((each) => !each.category) ?? null
}

const CM_PER_INCH = 2.54

/** A table, a text or both, in a popover that opens without script (docs/behaviour.md, 3.13). */
export function SizeGuide({ id, guide }: { id: string; guide: Guide }) {
  const [head = [], ...rows] = (guide.table ?? '')
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter((row) => row.some(Boolean))
  const isMeasured = guide.isCentimetres === true && rows.length > 0
  return (
    <dialog id={id} popover="auto" className="piece-guide" aria-labelledby={`${id}-title`}>
      <header>
        <h2 className="display h3" id={`${id}-title`}>
          <TwoToneTitle title="Size guide" />
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="x" />
        </button>
      </header>
      {isMeasured && (
        <div className="piece-units" role="radiogroup" aria-label="Unit">
          <label>
            <input type="radio" name="unit" value="cm" defaultChecked />
            Centimetres
          </label>
          <label>
            <input type="radio" name="unit" value="in" />
            Inches
          </label>
        </div>
      )}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size = '', ...cells]) => (
              <tr key={size} data-size={size}>
                <th scope="row">{size}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1] ?? cell}>
                    {isMeasured ? (
                      <>
                        <span data-unit="cm">{cell}</span>
                        <span data-unit="in">{inches(cell)}</span>
                      </>
                    ) : (
                      cell
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {guide.text && <p className="muted">{guide.text}</p>}
    </dialog>
  )
}

/** Centimetres in half inches; what is no number stays. */
function inches(cell: string): string {
  const centimetres = Number(cell.replace(',', '.'))
  return cell && Number.isFinite(centimetres) ? String(Math.round((centimetres / CM_PER_INCH) * 2) / 2) : cell
}
