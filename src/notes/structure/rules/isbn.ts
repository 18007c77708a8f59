/** Whether thirteen digits carry the check digit of an ISBN-13. */
function isIsbn13(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    return total + Number(digit) * (index % 2 === 0 ? 1 : 3);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text names a book by an ISBN-13 whose check digit is right. */
export function holdsIsbn(text: string): boolean {
  const candidates = text.match(/97[89](?:[- ]?\d){10}/g) ?? [];
  return candidates.some((candidate) => isIsbn13(candidate.replace(/\D/g, '')));
}
