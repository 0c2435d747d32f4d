import { styled } from 'styled-components'
import { TASK_PLATFORM_LABELS, type TaskPlatform } from '@/contracts/schedule/platformRules'

/** A platform's shape in its colour, so that colour is not the only cue. */
export const PlatformShape = styled.i<{ $platform: TaskPlatform }>`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${({ $platform }) => ($platform === 'instagram' ? '50%' : '2px')};
  background: var(--pf-${({ $platform }) => $platform});
  ${({ $platform }) => $platform === 'youtube' && 'clip-path: polygon(0 0, 100% 50%, 0 100%);'}
  ${({ $platform }) => $platform === 'twitch' && 'transform: rotate(45deg) scale(0.85);'}
  ${({ $platform }) =>
    $platform === 'instagram' && 'background: none; box-shadow: inset 0 0 0 2.5px var(--pf-instagram);'}

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

/** The shape with the platform's name. */
export function PlatformMark({ platform }: { platform: TaskPlatform }) {
  return (
    <Mark>
      <PlatformShape $platform={platform} aria-hidden="true" />
      {TASK_PLATFORM_LABELS[platform]}
    </Mark>
  )
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-size: var(--t-small);
  font-weight: 500;
  color: var(--ink-2);
`
