import { composeMail } from './mail'

const greetingTo = (firstName: string | null) =>
  composeMail({ subject: 'Hello', siteName: 'Isla Verano', firstName, paragraphs: [] }).text.split('\n')[0]

describe('a mail', () => {
  it.each(['Mara', 'José Ángel', "D'Arcy-Öz", 'J. R.', '美咲', 'नेहा'])('greets %s by name', (name) => {
    expect(greetingTo(name)).toBe(`Hi ${name},`)
  })

  it.each([
    null,
    '',
    'prize at evil.example',
    'https://evil.example',
    'mail me@evil.example',
    'A'.repeat(41),
  ])('does not carry %j, which is no name, to a stranger', (text) => {
    expect(greetingTo(text)).toBe('Hi,')
  })

  it('shows markup as the text it is', () => {
    const { html } = composeMail({ subject: 'Hello', siteName: 'Isla', paragraphs: ['<b>"Sun" & sea</b>'] })
    expect(html).toContain('&lt;b&gt;&quot;Sun&quot; &amp; sea&lt;/b&gt;')
  })
})
