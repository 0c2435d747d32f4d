import { checkValues } from '../ui/form/fieldErrors'
import { taskOf } from './testing/taskOf'
import { TaskFields, valuesOf } from './taskFields'

describe('the day and time of a task', () => {
  beforeAll(() => {
    process.env.TZ = 'America/New_York'
  })
  afterAll(() => {
    delete process.env.TZ
  })
  const check = (date: string, time: string) =>
    checkValues(TaskFields, { ...valuesOf(taskOf({ title: 'Linen' })), date, time })

  it('are refused in the hour that clocks leave out', () => {
    const time =
      'This time does not exist in New York: clocks go forward then. Choose an earlier or later one.'
    expect(check('2027-03-14', '02:30')).toEqual({ isValid: false, errors: { time } })
  })

  it.each([
    ['2027-03-14', '03:00'],
    ['2027-11-07', '01:30'],
    ['2027-03-14', ''],
    ['', '02:30'],
  ])('are taken as %s %s', (date, time) => {
    expect(check(date, time).isValid).toBe(true)
  })
})
