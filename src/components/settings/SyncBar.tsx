import { keyframes, styled } from 'styled-components'

/** An indeterminate progress bar. */
export function SyncBar({ label }: { label: string }) {
  return (
    <Frame>
      <span>{label}</span>
      <div
        className="progress"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers style <progress> differently
        role="progressbar"
        aria-label={label}
      >
        <i />
      </div>
    </Frame>
  )
}

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`

const Frame = styled.div`
  display: grid;
  gap: 0.625rem;
  font-size: var(--t-ui);
  overflow-wrap: anywhere;

  .progress > i {
    width: 40%;
    animation: ${pass} 1.2s var(--e-inout) infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    .progress > i {
      width: 100%;
      animation: none;
    }
  }
`
