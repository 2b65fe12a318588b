/** Words that hold a question together and name nothing, in six languages and as they are written in Latin letters. */
const particles = new Set(
  [
    'the of for and to in on with best good',
    'ka ke ki ko se me mein liye wala wali aur का के की को से में लिए वाला वाली और',
    'ku ki lo kosam mariyu కు కి లో కోసం మరియు',
    'ku il kaana matrum கு இல் க்கு ஆன மற்றும்',
    'ge ige alli mattu ಗೆ ಇಗೆ ಅಲ್ಲಿ ಮತ್ತು',
    'er te jonno ebong এর তে জন্য এবং',
  ].flatMap((line) => line.split(' ')),
)

/** The words without particles; all of them when there is nothing else. */
export function wordsThatMean(words: readonly string[]): readonly string[] {
  const meaning = words.filter((word) => !particles.has(word))
  return meaning.length > 0 ? meaning : words
}
