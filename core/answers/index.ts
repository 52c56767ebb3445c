export { colonAfter, lineAnswers, type LineAnswer } from './line-answers.ts';
export { isChoiceList, linesOf, partText } from './lines-of.ts';
export { questionsOf, readQuestions, type Question } from './questions.ts';
export { shortAnswers } from './short-answers.ts';
