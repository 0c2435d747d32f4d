import { styled } from 'styled-components'

type Props = {
  label: string
  /** 0 to 100. */
  value: number
  /** The value as text; "45%" by default. */
  valueText?: string
  /** glass: done; ink: in progress; coral: behind, or the current one; red: rejected; grey: a sample. */
  tone?: 'glass' | 'ink' | 'coral' | 'red' | 'grey'
  /** Label and value are shown elsewhere on the page. */
  isBare?: boolean
}

/** A progress bar, always with its value as text. */
export function ProgressBar({ label, value, valueText, tone = 'ink', isBare = false }: Props) {
  const text = valueText ?? `${Math.round(value)}%`
  return (
    <Frame>
      {!isBare && (
        <p>
          <span>{label}</span>
          <span>{text}</span>
        </p>
      )}
      <div
        className={`progress progress-${tone}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers style <progress> differently
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(value)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        <i style={{ width: `${Math.min(100, Math.max(0, value))}%` }} />
      </div>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: 0.625rem;

  .progress-grey > i {
    background: var(--control);
  }
  > p {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    font-size: var(--t-ui);
    font-weight: 550;
    line-height: 1.4;
  }
`
